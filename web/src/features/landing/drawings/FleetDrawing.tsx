/** A van on the road, and the days it is taken. */
export const FleetDrawing = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <rect x="84" y="8" width="66" height="56" rx="10" fill="#fff" />
    <path d="M84 18a10 10 0 0 1 10-10h46a10 10 0 0 1 10 10v4H84Z" fill="#1d4e89" />
    <path d="M98 4v8M136 4v8" stroke="#0b2440" strokeWidth="4" strokeLinecap="round" />
    <g fill="#e8eef6">
      <rect x="92" y="29" width="10" height="8" rx="2.5" />
      <rect x="106" y="29" width="10" height="8" rx="2.5" />
      <rect x="134" y="41" width="8" height="8" rx="2.5" />
      <rect x="92" y="52" width="10" height="7" rx="2.5" />
    </g>
    <rect x="106" y="41" width="24" height="8" rx="4" fill="#f5b700" />
    <rect x="120" y="29" width="22" height="8" rx="4" fill="#2e9e6b" />
    <path d="M8 106h144" stroke="#c3d2e4" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M14 46a8 8 0 0 1 8-8h58c5 0 9 2 12 6l12 17 14 4a9 9 0 0 1 7 9v14a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z"
      fill="#12355b"
    />
    <path d="M66 46h14c3 0 5 1 7 4l9 13H66Z" fill="#cfdcec" />
    <path d="M14 76h110" stroke="#1d4e89" strokeWidth="3" />
    <path d="M22 56h32" stroke="#f5b700" strokeWidth="5" strokeLinecap="round" />
    <path d="M118 78h6" stroke="#f5b700" strokeWidth="5" strokeLinecap="round" />
    <g>
      <circle cx="38" cy="94" r="13" fill="#0b2440" />
      <circle cx="38" cy="94" r="5.5" fill="#cfdcec" />
      <circle cx="100" cy="94" r="13" fill="#0b2440" />
      <circle cx="100" cy="94" r="5.5" fill="#cfdcec" />
    </g>
  </svg>
);
