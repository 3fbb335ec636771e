import { TopBar } from '../top-bar.tsx';

export function MissingPage() {
  return (
    <>
      <TopBar title="" />
      <main id="main" />
    </>
  );
}
