import { ToolMenuItems } from './cards/ToolMenuItems.tsx';
import { ToolDialog } from './dialogs/ToolDialog.tsx';

/** What opens over the list of tools. */
export const overlays = { ToolMenuItems, ToolDialog };
