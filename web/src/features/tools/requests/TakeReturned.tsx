import type { Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { actsOf } from '../acts.ts';
import { toolQuery } from '../api.ts';
import { useToolAct } from '../cards/use-tool-act.ts';
import classes from './TakeReturned.module.css';

type Props = { me: User; taken: () => void };

/** Takes the tool that one had asked for, as long as nobody was quicker. */
export const TakeReturned = ({ toolId, ...props }: Props & { toolId: string }) => {
  const { t } = useTranslation();
  const { data: tool } = useQuery(toolQuery(toolId));
  if (!tool) return null;
  if (tool.holder && tool.holder.id !== props.me.id)
    return <span className={classes.quicker}>{t('tools.heldBy', { name: fullName(tool.holder) })}</span>;
  return actsOf(tool, props.me).includes('take') ? <Take tool={tool} {...props} /> : null;
};

const Take = ({ tool, me, taken }: Props & { tool: Tool }) => {
  const { t } = useTranslation();
  const { doing, run } = useToolAct(tool, me.id);
  const take = async () => {
    if (await run('take')) taken();
  };
  return (
    <Button
      loading={doing === 'take'}
      aria-label={t('tools.actsOf.take', { tool: tool.name })}
      onClick={() => void take()}
    >
      {t('tools.acts.take')}
    </Button>
  );
};
