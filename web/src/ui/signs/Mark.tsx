/** Llave's mark: a key whose head is an open-ended wrench. `bare` leaves out the yellow tile. */
export const Mark = ({ size = 34, bare = false }: { size?: number; bare?: boolean }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    {!bare && <rect width="40" height="40" rx="10" fill="#f5b700" />}
    <g transform="rotate(45 20 20)" fill={bare ? 'currentColor' : '#0b2440'} fillRule="evenodd">
      <path d="M20 23.2a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm0 3.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z" />
      <path d="M18.3 13h3.4v12h-3.4zM21.7 18h3.1v2.8h-3.1z" />
      <path d="M16.9 4.4v4.2l3.1 2 3.1-2V4.4a5.9 5.9 0 0 1-1.4 11.1h-3.4A5.9 5.9 0 0 1 16.9 4.4Z" />
    </g>
  </svg>
);
