import { smallPicture } from '@llave/contract/picture-address';
import type { ToolCard } from '@llave/contract/tools';
import { Picture } from '../../ui/Picture.tsx';
import classes from './ToolCheck.module.css';

type Props = { tool: ToolCard; checked: boolean; disabled: boolean; toggle: () => void };

export const ToolCheck = ({ tool, checked, disabled, toggle }: Props) => (
  <label className={classes.row} data-checked={checked || undefined} data-disabled={disabled || undefined}>
    <input type="checkbox" checked={checked} disabled={disabled} onChange={toggle} />
    <Picture url={smallPicture(tool.imgUrl)} alt="" className={classes.picture} lazy />
    <span className={classes.words}>
      <span className={classes.name}>{tool.name}</span>
      <span className={classes.reference}>{tool.reference}</span>
    </span>
  </label>
);
