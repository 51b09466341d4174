import { allows } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import type { HistoryEntry } from '@llave/contract/history';
import { changeTool, type Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../../ui/layout/MessagePage.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { HistoryCard } from '../../history/HistoryCard.tsx';
import { toolQuery, useToolHistory } from '../api.ts';
import { CalibrationsPanel } from './calibrations/CalibrationsPanel.tsx';
import { FilesPanel } from './files/FilesPanel.tsx';
import { ToolActions } from './removal/ToolActions.tsx';
import { type Removal, useRemoval } from './removal/use-removal.ts';
import { StatusCard } from './StatusCard.tsx';
import { ToolDetails } from './ToolDetails.tsx';
import { ToolEditor } from './ToolEditor.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import classes from './ToolReader.module.css';

type Props = { me: User; toolId: string };

/** Reads a tool and follows it as it changes, until it is gone. */
export const ToolReader = ({ me, toolId }: Props) => {
  const { t } = useTranslation();
  const removal = useRemoval();
  const tool = useQuery({ ...toolQuery(toolId), enabled: removal.step === 'none' });
  if (isGone(tool.error) && removal.step === 'none') return <ToolGone />;
  if (tool.data) return <ToolSheet me={me} tool={tool.data} removal={removal} />;

  return (
    <ToolFrame title={t('tool.title')} lead="">
      {tool.isError ? <ErrorState error={tool.error} fallback="tool.failed" retry={tool.refetch} /> : <ToolSkeleton />}
    </ToolFrame>
  );
};

/** In the place of a tool that is not there for this person. */
const ToolGone = () => {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('tool.gone')} lead={t('tool.goneLead')}>
      <ButtonLink to="/dashboard/tools">{t('tool.goneBack')}</ButtonLink>
    </MessagePage>
  );
};

const ToolSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.sheet} role="status" aria-label={t('frame.loading')}>
      <div className={classes.status}>
        <Skeleton height={380} />
      </div>
      <div className={classes.main}>
        <Skeleton height={480} />
        <Skeleton height={300} />
      </div>
      <div className={classes.history}>
        <Skeleton height={400} />
      </div>
    </div>
  );
};

type ToolSheetProps = { me: User; tool: Tool; removal: Removal };

/** Everything about one tool; a retired one is only looked at. */
const ToolSheet = ({ me, tool, removal }: ToolSheetProps) => {
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

/** Names the people who had to do with a tool, as far as its page has heard of them. */
const useNames = (me: User, tool: Tool, history: HistoryEntry[] | undefined) => {
  const names = useMemo(() => {
    const people = [
      me,
      ...tool.calibrations.map(({ user }) => user),
      ...(history ?? []).flatMap(({ user, reAssignedToUser }) => [user, reAssignedToUser]),
    ];
    return new Map(people.flatMap((person) => (person ? [[person.id, fullName(person)]] : [])));
  }, [me, tool.calibrations, history]);
  return useCallback((userId: string) => names.get(userId), [names]);
};

/** Whether there is no such tool for this person: never was, deleted, closed to them, or an address that names none. */
const isGone = (error: unknown) => error instanceof AppError && (error.status === 404 || error.code === 'invalid');
