import classes from './Drawing.module.css';

/** A car at the workshop and its receipt, signed. */
export const Drawing = () => (
  <svg className={classes.drawing} viewBox="0 0 350 132" aria-hidden="true" focusable="false">
    <rect width="350" height="132" rx="20" fill="#e8eef6" />
    <path d="M22 112h306" stroke="#b9c8da" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M36 98V84c0-7 5-12 11-13l29-5 24-23c4-4 10-6 16-6h50c7 0 13 3 17 8l19 21 31 6c9 2 15 9 15 18v8c0 4-3 6-6 6H42c-3 0-6-2-6-6Z"
      fill="#12355b"
    />
    <path d="M105 50 88 66h42V45h-12c-5 0-10 2-13 5Zm34-5v21h48l-14-16c-3-3-7-5-11-5Z" fill="#d3e2f3" />
    <path d="M139 74h16" stroke="#7f9fc4" strokeWidth="4" strokeLinecap="round" />
    <path d="M238 80h9M38 80h7" stroke="#f5b700" strokeWidth="6" strokeLinecap="round" />
    {[84, 204].map((x) => (
      <g key={x}>
        <circle cx={x} cy="103" r="17" fill="#0b2440" />
        <circle cx={x} cy="103" r="7" fill="#e8eef6" />
      </g>
    ))}
    <rect x="268" y="26" width="56" height="76" rx="8" fill="#fff" />
    <path d="M279 41h22M279 52h34M279 63h34" stroke="#c3d0e0" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M279 86c5-10 9-10 9-3s5 5 8-2 7-4 6 1 5 3 9-2"
      fill="none"
      stroke="#1d4e89"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="322" cy="28" r="14" fill="#f5b700" />
    <path
      d="m316 28 4.5 4.5L329 24"
      fill="none"
      stroke="#0b2440"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
