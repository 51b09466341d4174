/** A tablet that reads a car. */
export const DiagnosisDrawing = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <path d="M118 84c22 4 30 10 28 26" fill="none" stroke="#0b2440" strokeWidth="5" strokeLinecap="round" />
    <rect x="22" y="14" width="100" height="84" rx="14" fill="#0b2440" />
    <rect x="31" y="23" width="82" height="66" rx="7" fill="#fff" />
    <path d="M38 76h68" stroke="#cfdcec" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M38 58h14l6-16 9 26 8-18 5 8h26"
      fill="none"
      stroke="#1d4e89"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="100" cy="36" r="7" fill="#2e9e6b" />
    <path d="M40 33h28" stroke="#cfdcec" strokeWidth="5" strokeLinecap="round" />
    <rect x="128" y="96" width="26" height="18" rx="6" fill="#f5b700" />
    <path d="M135 102v6M141 102v6M147 102v6" stroke="#8a6500" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
