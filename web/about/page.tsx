import { TopBar } from '../top-bar.tsx';

export function AboutPage() {
  return (
    <>
      <TopBar title="" />
      <main id="main" />
    </>
  );
}
