import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './CustomerPage.module.css';

type Props = {
  to: '/customer/booking/$accountId' | '/check-in/$accountId' | '/field-incident/$accountId';
  accountId: string;
  icon: ReactNode;
  title: string;
  lead: string;
};

/** One of the ways on, as a card to tap. */
export const EntryLink = ({ to, accountId, icon, title, lead }: Props) => (
  <Link to={to} params={{ accountId }} className={classes.choice}>
    <span className={classes.tile}>{icon}</span>
    <span className={classes.words}>
      <strong>{title}</strong>
      <span>{lead}</span>
    </span>
    <IconChevronRight size={24} />
  </Link>
);
