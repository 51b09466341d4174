/** A torque wrench with its dial. */
export const TorqueDrawing = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <g transform="rotate(-28 80 62)">
      <path d="M46 62h98" stroke="#5b6877" strokeWidth="9" strokeLinecap="round" />
      <rect x="98" y="53" width="54" height="18" rx="9" fill="#0b2440" />
      <path d="M110 53v18M120 53v18M130 53v18" stroke="#12355b" strokeWidth="3" />
      <rect x="140" y="53" width="12" height="18" rx="6" fill="#f5b700" />
      <circle cx="30" cy="62" r="22" fill="#12355b" />
      <circle cx="30" cy="62" r="15" fill="#fff" />
      <path
        d="M30 50v3M18 62h3M39 62h3M21.5 53.5l2 2M38.5 53.5l-2 2"
        stroke="#8591a0"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="m30 62 6-7" stroke="#d64545" strokeWidth="3" strokeLinecap="round" />
      <circle cx="30" cy="62" r="3" fill="#12355b" />
      <rect x="56" y="55" width="26" height="14" rx="4" fill="#1d4e89" />
      <path d="M62 62h14" stroke="#cfdcec" strokeWidth="3" strokeLinecap="round" />
    </g>
  </svg>
);
