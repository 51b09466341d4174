/** Lockers, one of them open with its key inside. */
export const RentDrawing = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <rect x="14" y="8" width="132" height="106" rx="14" fill="#12355b" />
    <g fill="#1d4e89">
      <rect x="22" y="16" width="36" height="42" rx="6" />
      <rect x="102" y="16" width="36" height="42" rx="6" />
      <rect x="22" y="64" width="36" height="42" rx="6" />
      <rect x="62" y="82" width="36" height="24" rx="6" />
      <rect x="102" y="64" width="36" height="42" rx="6" />
    </g>
    <g fill="#cfdcec">
      <circle cx="29" cy="42" r="3" />
      <circle cx="130" cy="38" r="3" />
      <circle cx="29" cy="90" r="3" />
      <circle cx="90" cy="94" r="3" />
      <circle cx="130" cy="86" r="3" />
    </g>
    <path d="M29 24h12M109 24h14M29 72h12M69 89h8M109 72h14" stroke="#7f9fc4" strokeWidth="3.5" strokeLinecap="round" />
    <rect x="62" y="16" width="36" height="60" rx="6" fill="#071a30" />
    <path d="M62 22a6 6 0 0 1 6-6L50 8v76l12-8Z" fill="#f5b700" />
    <circle cx="54.5" cy="46" r="2.6" fill="#8a6500" />
    <path d="M80 16v10" stroke="#cfdcec" strokeWidth="2.5" />
    <g fill="none" stroke="#f5b700" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="80" cy="35" r="8" />
      <path d="M80 43v24M80 60h7M80 67h5" />
    </g>
  </svg>
);
