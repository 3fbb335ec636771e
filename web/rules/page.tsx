import { TopBar } from '../top-bar.tsx';

export function RulesPage() {
  return (
    <>
      <TopBar title="" />
      <main id="main" />
    </>
  );
}
