/** A phone on which somebody has just signed, and the receipt behind it. */
export const CheckInDrawing = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <g transform="rotate(8 112 62)">
      <path d="M84 16h52a5 5 0 0 1 5 5v86l-8-6-8 6-8-6-8 6-8-6-8 6-9-6V16Z" fill="#fff" />
      <path d="M98 32h32M98 44h32M98 56h20" stroke="#cfdcec" strokeWidth="5" strokeLinecap="round" />
      <circle cx="122" cy="76" r="12" fill="none" stroke="#2e9e6b" strokeWidth="3.5" />
      <path
        d="m116 76 4.5 4.5 7.5-8.5"
        fill="none"
        stroke="#2e9e6b"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
    <rect x="30" y="6" width="60" height="110" rx="13" fill="#0b2440" />
    <rect x="35" y="11" width="50" height="100" rx="9" fill="#fff" />
    <path d="M45 34c1-5 3-8 7-8h16c4 0 6 3 7 8l3 2v9h-5a4 4 0 0 1-8 0H55a4 4 0 0 1-8 0h-5v-9Z" fill="#1d4e89" />
    <path d="M50 33c1-3 2-4 4-4h5v4ZM63 29h4c2 0 3 1 4 4h-8Z" fill="#cfdcec" />
    <rect x="41" y="54" width="38" height="28" rx="6" fill="#e8eef6" />
    <path
      d="M46 73c4-9 8-15 9-10s-3 11 0 11 5-9 7-9-1 7 2 7 4-4 6-4 1 3 5 2"
      fill="none"
      stroke="#12355b"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="41" y="89" width="38" height="14" rx="5" fill="#f5b700" />
    <path d="M54 96h12" stroke="#0b2440" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
