import { smallPicture } from '@llave/contract/picture-address';
import type { ToolCard } from '@llave/contract/tools';
import { IconTool } from '@tabler/icons-react';
import { changed } from '../../../lib/calls/queries.ts';
import { Picture } from '../../../ui/signs/Picture.tsx';
import classes from './ToolPicture.module.css';

/** The tool's small picture. Its address ends after a while, so a tool whose picture does not come is read again. */
export const ToolPicture = ({ tool, iconSize }: { tool: ToolCard; iconSize: number }) => (
  <Picture
    url={smallPicture(tool.imgUrl)}
    alt=""
    className={classes.picture}
    placeholder={<IconTool size={iconSize} stroke={1.6} />}
    onFail={() => changed('tool', [tool.id])}
    lazy
  />
);
