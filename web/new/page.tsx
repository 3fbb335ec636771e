import { TopBar } from '../top-bar.tsx';

export function NewPage() {
  return (
    <>
      <TopBar title="" />
      <main id="main" />
    </>
  );
}
