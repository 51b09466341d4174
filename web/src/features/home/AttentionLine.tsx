import type { ReactNode } from 'react';
import { Picture } from '../../ui/signs/Picture.tsx';
import classes from './AttentionLine.module.css';

type Props = {
  picture?: { url: string; placeholder: ReactNode };
  name: string;
  detail: string;
  /** It should have been seen to by now. */
  late?: boolean;
  act: ReactNode;
};

/** Something to see to, and the one thing to do about it. */
export const AttentionLine = ({ picture, name, detail, late = false, act }: Props) => (
  <li className={classes.line} data-pictured={picture !== undefined || undefined}>
    {picture && <Picture url={picture.url} alt="" className={classes.picture} placeholder={picture.placeholder} lazy />}
    <div className={classes.words}>
      <strong>{name}</strong>
      <span data-late={late || undefined}>{detail}</span>
    </div>
    {act}
  </li>
);
