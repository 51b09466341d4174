import type { ReactNode } from 'react';
import classes from './SceneCard.module.css';

type Props = { tone: 'used' | 'mine'; status: string; name: string; who: string; act: string; picture: ReactNode };

/** A tool's card as the board shows it, as a drawing: nothing in it can be pressed. */
export const SceneCard = ({ tone, status, name, who, act, picture }: Props) => (
  <div className={classes.card} data-tone={tone}>
    <span className={classes.picture}>{picture}</span>
    <span className={classes.status}>{status}</span>
    <strong className={classes.name}>{name}</strong>
    <span className={classes.who}>{who}</span>
    <span className={classes.act}>{act}</span>
  </div>
);
