import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { AssignDialog } from './AssignDialog.tsx';
import { LendDialog } from './LendDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const dialogs = { assign: AssignDialog, lend: LendDialog, report: ReportDialog };

/** What a card's menu asks more about. */
export type Asking = keyof typeof dialogs;
export type Asked = { what: Asking; tool: ToolCard };

/** The question that a card's menu leads to. */
export const ToolDialog = ({ asked, me, close }: { asked: Asked; me: User; close: () => void }) => {
  const Asking = dialogs[asked.what];
  return <Asking tool={asked.tool} me={me} close={close} />;
};
