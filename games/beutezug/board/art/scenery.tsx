/** Somebody is on the roof already. */
export const GUEST =
  'M32 2c6-4 16-3 19 3l1 7 8 2-1 4-34-1 0-4 6-1Zm-4 17 26 1 3 7-5 9-12 2-9-6Zm-2 15 24 4 10 8 20-6 2 6-22 12-14-6 0 8 14 14-2 12h-10l1-8-15-12-8 6-12 14-8-4 8-16 6-8ZM26 30C12 18-6 30-4 46c2 14 18 16 26 8Z';
export const HATBAND = 'm31 13 21 1 0 3-21-1Z';

/** The roof over the villa, drawn as wide as there is room. */
export const Roof = () => (
  <div class="roof">
    <svg viewBox="0 0 780 132" preserveAspectRatio="none" aria-hidden="true">
      <circle class="moon" cx="640" cy="98" r="78" />
      <path
        class="slate"
        d="M0 132 62 20h6l62 112h4l34-54h92V42h-8V32h44v10h-8v36h80l34-40 34 40h56V54h-6V44h40v10h-6v24h206l48 54Z"
      />
      <path class="pennant" d="M63 24V2l24 8-20 7v7Z" />
      <path class="lit" d="M408 68h22v30h-22zM53 78h22v30H53z" />
      <path class="slate" transform="translate(628 10) scale(.82)" d={GUEST} />
    </svg>
  </div>
);

/** A window without a card. */
export const Shutters = () => (
  <svg class="shutters" viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden="true">
    <path fill="#0a2a25" d="M0 0h49v64H0zm51 0h49v64H51z" />
    <path
      fill="#14493f"
      d="M5 7h39v5H5zm0 9h39v5H5zm0 9h39v5H5zm0 9h39v5H5zm0 9h39v5H5zm0 9h39v5H5zM56 7h39v5H56zm0 9h39v5H56zm0 9h39v5H56zm0 9h39v5H56zm0 9h39v5H56zm0 9h39v5H56z"
    />
  </svg>
);

/** Over the ridge with the bag, two dice falling out of it. */
export const Getaway = () => (
  <svg class="night" viewBox="0 0 640 840" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle class="moon" cx="372" cy="470" r="214" />
    <path class="slate" d="M0 840V628h96V540H82v-22h92v22h-14v88h404V560h-10v-18h66v18h-10v68h40v212Z" />
    <g transform="translate(250 288) scale(4.050)">
      <path class="slate" d={GUEST} />
      <path class="hatband" d={HATBAND} />
    </g>
    <g transform="translate(226 356) rotate(-14)">
      <path class="falling-pink" d="M0 0h46v46H0z" />
      <path
        class="falling-pip"
        d="M13.500 20 8 14c-2-3 0-7 3-7 1.500 0 2.500 1 2.500 2 0-1 1-2 2.500-2 3 0 5 4 3 7Zm19 19L27 33c-2-3 0-7 3-7 1.500 0 2.500 1 2.500 2 0-1 1-2 2.500-2 3 0 5 4 3 7Z"
      />
    </g>
    <g transform="translate(172 420) rotate(18)">
      <path class="falling-blue" d="M0 0h34v34H0z" />
      <circle class="falling-pip" cx="17" cy="17" r="6" />
    </g>
  </svg>
);

/** The roof over the windows where people take their seats. */
export const Ridge = () => (
  <svg class="ridge" viewBox="0 0 840 200" aria-hidden="true">
    <circle class="moon" cx="680" cy="114" r="104" />
    <path
      class="slate"
      d="M0 200 76 54h6l74 146Zm150 0 52-96h120V42h-12V28h66v14h-12v62h92l52-58 52 58h76V64h-10V50h58v14h-10v40h34l74 96Z"
    />
    <path class="pennant" d="M77 56V22l36 12-30 10v12Z" />
    <path class="lit" d="M496 66h28v38h-28zM68 114h24v40H68z" />
    <path class="slate" transform="translate(620 0) scale(1.280)" d={GUEST} />
  </svg>
);

/** The way in for those who take the stairs. */
export const Door = () => (
  <svg class="doorway" viewBox="0 0 156 232" aria-hidden="true">
    <path class="slate" d="M0 232V20L16 0h124l16 20v212Z" />
    <path class="pennant" d="M16 232V26l10-12h104l10 12v206Z" />
    <path class="lit" d="M32 30h92v34H32z" />
    <path class="band" d="M78 104a10 10 0 0 1 6 18l5 26H67l5-26a10 10 0 0 1 6-18Z" />
  </svg>
);
