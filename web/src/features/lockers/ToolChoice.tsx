import { smallPicture } from '@llave/contract/picture-address';
import type { ToolCard } from '@llave/contract/tools';
import { IconChevronRight } from '@tabler/icons-react';
import { Picture } from '../../ui/Picture.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import classes from './ToolChoice.module.css';

type Props = { tool: ToolCard; busy: boolean; choose: () => void };

export const ToolChoice = ({ tool, busy, choose }: Props) => (
  <button type="button" className={classes.choice} aria-busy={busy} onClick={choose}>
    <Picture url={smallPicture(tool.imgUrl)} alt="" className={classes.picture} lazy />
    <span className={classes.words}>
      <span className={classes.name}>{tool.name}</span>
      <span className={classes.reference}>{tool.reference}</span>
    </span>
    {busy ? <Spinner /> : <IconChevronRight size={20} className={classes.arrow} />}
  </button>
);
