import { allows } from '@llave/contract/access';
import { changeTool, type Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { HistoryCard } from '../../history/HistoryCard.tsx';
import { useToolHistory } from '../api.ts';
import { CalibrationsPanel } from './CalibrationsPanel.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { isGone } from './gone.ts';
import { StatusCard } from './StatusCard.tsx';
import { ToolActions } from './ToolActions.tsx';
import { ToolDetails } from './ToolDetails.tsx';
import { ToolEditor } from './ToolEditor.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import classes from './ToolSheet.module.css';
import { useNames } from './use-names.ts';
import type { Removal } from './use-removal.ts';

type Props = { me: User; tool: Tool; removal: Removal };

/** Everything about one tool; a retired one is only looked at. */
export const ToolSheet = ({ me, tool, removal }: Props) => {
  const { t } = useTranslation();
  const history = useToolHistory(tool.accountId, tool.id, removal.step === 'none');
  const nameOf = useNames(me, tool, history.items);
  const manages = allows(changeTool.access, me);
  const retired = tool.status === 'retired';
  const mayManage = manages && !retired;
  return (
    <ToolFrame
      title={tool.name}
      lead={[tool.reference, tool.category?.name].filter(Boolean).join(' · ')}
      action={manages && <ToolActions tool={tool} removal={removal} />}
    >
      <div className={classes.sheet}>
        <div className={classes.status}>
          {retired && <Notice kind="info">{t('tool.retiredNote')}</Notice>}
          <StatusCard tool={tool} me={me} mayManage={mayManage} />
        </div>
        <div className={classes.main}>
          {mayManage ? <ToolEditor tool={tool} /> : <ToolDetails tool={tool} />}
          <CalibrationsPanel tool={tool} mayManage={mayManage} />
          <FilesPanel tool={tool} mayManage={mayManage} nameOf={nameOf} />
        </div>
        <div className={classes.history}>
          <HistoryCard list={{ ...history, error: isGone(history.error) ? null : history.error }} />
        </div>
      </div>
    </ToolFrame>
  );
};
