import { Icon } from '../icon.tsx';

export const Close = ({ label, close }: { readonly label: string; close(): void }) => (
  <button type="button" class="close" aria-label={label} onClick={close}>
    <Icon name="i-cross" />
  </button>
);
