import { allows } from '@llave/contract/access';
import type { IncidentCard } from '@llave/contract/incidents';
import { smallPicture } from '@llave/contract/picture-address';
import { blockTool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { useNow } from '../../lib/time/now.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { whenText } from '../../ui/signs/time-texts.ts';
import { notifyError, notifySuccess } from '../../ui/toasts/notify.ts';
import { block } from '../tools/api.ts';
import { AttentionLine } from './AttentionLine.tsx';

type Props = { incident: IncidentCard; me: User };

/** What is wrong with a tool; one that is broken and can still be taken is blocked from here. */
export const IncidentLine = ({ incident, me }: Props) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const { id, tool, incidentType, createdDate, creator, creatorName } = incident;
  const what = t('tools.facts.incident', {
    type: t(`incidentTypes.${incidentType}`),
    when: whenText(t, language, createdDate, now),
  });
  const who = creator ? fullName(creator) : creatorName;
  const isDangerous = incidentType === 'broken' && tool.isEnable && !tool.isRetired && allows(blockTool.access, me);
  return (
    <AttentionLine
      picture={{ url: smallPicture(tool.imgUrl), placeholder: <IconTool size={22} stroke={1.6} /> }}
      name={tool.name}
      detail={[what, who].filter(Boolean).join(' · ')}
      late={isDangerous}
      act={
        isDangerous ? (
          <BlockButton incident={incident} />
        ) : (
          <ButtonLink
            to="/dashboard/incident/$incidentId"
            params={{ incidentId: id }}
            variant="default"
            aria-label={t('tools.actsOf.incident', { tool: tool.name })}
          >
            {t('day.see')}
          </ButtonLink>
        )
      }
    />
  );
};

const BlockButton = ({ incident: { accountId, tool } }: { incident: IncidentCard }) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await block({ id: tool.id, accountId });
      notifySuccess(t('incidents.block.done'));
    } catch (error) {
      notifyError(failureText(t, error, 'incidents.block.failed'));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="danger"
      loading={busy}
      onClick={press}
      aria-label={t('day.blockTool', { act: t('incidents.block.act'), tool: tool.name })}
    >
      {t('incidents.block.act')}
    </Button>
  );
};
