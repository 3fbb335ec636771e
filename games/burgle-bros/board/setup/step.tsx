import type { ComponentChildren } from 'preact';

interface Props {
  readonly n: number;
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A heading with the number of the step, and the choice it begins with. */
export const Step = ({ n, id, title, children }: Props) => (
  <header class="lead">
    <h2 id={id}>
      <i aria-hidden="true">{n}</i>
      {title}
    </h2>
    {children}
  </header>
);
