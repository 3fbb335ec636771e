import { TopBar } from '../top-bar.tsx';

export function SeatingPage() {
  return (
    <>
      <TopBar title="" />
      <main id="main" />
    </>
  );
}
