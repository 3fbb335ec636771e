/** Who teaches: the lookout of the home page. */
export function Lookout() {
  return (
    <svg viewBox="36 66 206 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        fill="#17060a"
        d="M0 400V262l40-46 40-20 22-10 4-22-6-12-2-26-40 4-4-8 44-18 8-44 20-14 34 0 16 12 12 38 50 10-2 9-44 6-2 22 12 24-12 4-1 14-6 6 2 12-14 10-16-2-2 14 26 16 30 10 34 42 8 60 0 100Z"
      />
      <path fill="#e0182f" d="m110 112 72-6 1 12-72 8Z" />
      <path fill="#fff6e6" d="m112 196 30 46 28-58-8-6-20 42-24-34Z" />
      <path fill="#e0182f" d="m135 244 14-2 8 60-14 20-14-18Z" />
    </svg>
  );
}
