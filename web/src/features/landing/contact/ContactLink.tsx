import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Opens the contact form over whatever is being read. */
export const ContactLink = ({ className, children }: { className?: string; children: ReactNode }) => (
  <Link
    to="/"
    hash="contacto"
    activeOptions={{ includeHash: true }}
    resetScroll={false}
    hashScrollIntoView={false}
    className={className}
  >
    {children}
  </Link>
);
