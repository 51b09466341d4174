import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { toolQuery } from '../api.ts';
import { isGone } from './gone.ts';
import { ToolFrame } from './ToolFrame.tsx';
import { ToolGone } from './ToolGone.tsx';
import { ToolSheet } from './ToolSheet.tsx';
import { ToolSkeleton } from './ToolSkeleton.tsx';
import { useRemoval } from './use-removal.ts';

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
