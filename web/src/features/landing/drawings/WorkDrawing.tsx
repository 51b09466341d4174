/** What the sites have reported: one thing open with its photo, one done. */
export const WorkDrawing = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <rect x="28" y="14" width="84" height="100" rx="12" fill="#12355b" />
    <rect x="36" y="24" width="68" height="82" rx="7" fill="#fff" />
    <rect x="52" y="7" width="36" height="16" rx="7" fill="#0b2440" />
    <circle cx="70" cy="15" r="3" fill="#cfdcec" />
    <rect x="43" y="34" width="22" height="20" rx="5" fill="#fbe9e9" />
    <path d="M54 38v7" stroke="#d64545" strokeWidth="3.5" strokeLinecap="round" />
    <circle cx="54" cy="50" r="2" fill="#d64545" />
    <path d="M72 40h25M72 49h16" stroke="#cfdcec" strokeWidth="4.5" strokeLinecap="round" />
    <rect x="43" y="58" width="22" height="20" rx="5" fill="#e5f5ed" />
    <path
      d="m49 68 4 4 7-8"
      fill="none"
      stroke="#2e9e6b"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M72 64h25M72 73h19" stroke="#cfdcec" strokeWidth="4.5" strokeLinecap="round" />
    <rect x="43" y="82" width="22" height="20" rx="5" fill="#e5f5ed" />
    <path
      d="m49 92 4 4 7-8"
      fill="none"
      stroke="#2e9e6b"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M72 88h25M72 97h12" stroke="#cfdcec" strokeWidth="4.5" strokeLinecap="round" />
    <ellipse cx="122" cy="108" rx="16" ry="4" fill="#c3d2e4" />
    <path d="M122 107c-3-9-21-19-21-36a21 21 0 1 1 42 0c0 17-18 27-21 36Z" fill="#f5b700" />
    <path d="M112 77v-9l10-7 10 7v9h-7v-6h-6v6Z" fill="#0b2440" />
  </svg>
);
