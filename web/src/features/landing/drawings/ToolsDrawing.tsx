/** A board with its tools, each with its tag. */
export const ToolsDrawing = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <rect x="6" y="6" width="148" height="108" rx="16" fill="#dfe8f3" />
    <path
      d="M22 22h124M22 41h124M22 60h124M22 79h124M22 98h124"
      stroke="#c3d2e4"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0 14.5"
    />
    <g fill="#12355b">
      <path d="M35 17.5v9.6l7 4.6 7-4.6v-9.6a13.4 13.4 0 0 1-2.4 24.8h-9.2A13.4 13.4 0 0 1 35 17.5Z" />
      <path d="M38.2 38h7.6v46h-7.6z" />
      <path
        fillRule="evenodd"
        d="M42 78a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23Zm0 6.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z"
      />
    </g>
    <rect x="72" y="18" width="16" height="36" rx="6" fill="#f5b700" />
    <path d="M77 24v24M83 24v24" stroke="#c98f00" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M77 54h6v6h-6zM78.5 60h3v34l-1.5 6-1.5-6z" fill="#5b6877" />
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M118 34v68" stroke="#1d4e89" strokeWidth="8" />
      <path d="M118 72v30" stroke="#0b2440" strokeWidth="11" />
      <circle cx="118" cy="28" r="11" fill="#1d4e89" />
      <circle cx="118" cy="28" r="4.5" fill="#dfe8f3" />
    </g>
    <path d="M118 50l14 8" stroke="#16202c" strokeWidth="1.5" />
    <rect x="126" y="54" width="26" height="26" rx="8" fill="#2e9e6b" />
    <path
      d="m133 67 4.5 4.5 8-9"
      fill="none"
      stroke="#fff"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
