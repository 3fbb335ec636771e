/** Dawn over the roofs, the helicopter waiting. The same in both themes. */
export const GetawayScene = () => (
  <svg class="scene" viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="1440" height="430" fill="#1c3c78" />
    <path fill="#2f5296" d="M0 118l1440-34v346H0z" />
    <path fill="#6a7db4" d="M0 196l1440-22v256H0z" />
    <path fill="#e9a53a" d="M0 262l1440-12v180H0z" />
    <path fill="#ffe0a3" d="M0 312l1440-8v126H0z" />
    <circle cx="1010" cy="330" r="118" fill="#fff3d6" />
    <path
      fill="#0d1b3e"
      opacity=".92"
      d="M0 348h46v-40h38v26h54v-66h40v82h60v-36h52v50h70v-22h46v-54h34v76h60v40H0zM1440 344h-52v-52h-40v34h-58v-74h-36v88h-64v-28h-44v40h-62v60h356z"
    />
    <g fill="#ffe0a3">
      <path d="M62 322h8v9h-8zM150 292h8v9h-8zM1366 306h8v9h-8zM1268 280h8v9h-8zM1268 300h8v9h-8z" />
    </g>
    <g fill="#050b1f" transform="translate(905 40)">
      <path d="M-40 0h430l-6 9H-34zM166 9h18v20h-18z" />
      <path
        fill-rule="evenodd"
        d="M60 30h190c50 4 84 40 92 84-2 16-14 22-32 22H150c-36 0-62-16-74-44l-92-18-20-42 26-2 22 22 60-2zm196 16v48h64c-8-26-30-44-64-48zM150 46v48h84V46z"
      />
      <path d="M120 146h16v16h150v-16h16v16h34v10H92v-10h28z" />
      <path d="M-34 22l22-26 12 4-10 34z" />
    </g>
    <g stroke="#050b1f" stroke-width="5" fill="none">
      <path d="M1046 212L1022 372M1078 212l-24 160M1043 236h32M1039 262h32M1035 288h32M1031 314h32M1027 340h32" />
    </g>
    <path fill="#050b1f" d="M0 386h1440v44H0z" />
    <path fill="#0d1b3e" d="M0 394h1440v36H0z" />
    <path fill="#e8f0ff" opacity=".9" d="M0 386h1440v5H0z" />
    <path fill="#050b1f" d="M118 300h96l10 8v80H108v-80zM148 326h34v60h-34z" />
    <path fill="#ffe0a3" d="M150 330h30v56h-30z" />
  </svg>
);

/** A torch in the dark. */
export const CaughtScene = () => (
  <svg class="scene" viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="1440" height="430" fill="#050b1f" />
    <g stroke="#1c3c78" stroke-width="3" fill="none">
      <path d="M0 58h1440M0 372h1440M214 58v314M520 58v120M520 252v120M1250 58v314" />
    </g>
    <path class="cone" fill="#ff7a1a" d="M1052 292L0 -170V430H700z" />
    <path fill="#ffd2ad" d="M1052 292L0 -60V430H480z" />
    <path fill="#0d1b3e" d="M0 406h1440v24H0z" />
  </svg>
);

/** The hand with the torch, in front of the guard. */
export const TorchHand = () => (
  <svg class="scene" viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="#0d1b3e" d="M1046 268l26-2 8 10h58v32h-58l-8 10-26-2z" />
    <path fill="#ffd2ad" d="M1120 268l26 4 12 20-10 26-26 4-10-14z" />
  </svg>
);
