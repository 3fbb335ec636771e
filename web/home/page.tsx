import { TopBar } from '../top-bar.tsx';

export function HomePage() {
  return (
    <>
      <TopBar title="" />
      <main id="main" />
    </>
  );
}
