import { IconChevronRight, IconTool } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Picture } from '../../ui/signs/Picture.tsx';
import classes from './LinkLine.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
  pictureUrl: string;
  name: string;
  detail: string;
  /** It should have been seen to by now. */
  late?: boolean;
};

const Line = ({ pictureUrl, name, detail, late = false, ...props }: Props) => (
  <a {...props} className={classes.line}>
    <Picture
      url={pictureUrl}
      alt=""
      className={classes.picture}
      placeholder={<IconTool size={24} stroke={1.6} />}
      lazy
    />
    <span className={classes.words}>
      <strong>{name}</strong>
      <span data-late={late || undefined}>{detail}</span>
    </span>
    <IconChevronRight size={20} />
  </a>
);

/** Something to see to, as one line that leads there. */
export const LinkLine = createLink(Line);
