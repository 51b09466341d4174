import type { Incident } from '@llave/contract/incidents';
import { smallPicture } from '@llave/contract/picture-address';
import { IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { toolQuery } from '../tools/api.ts';
import { IncidentActions } from './IncidentActions.tsx';
import classes from './IncidentTool.module.css';

type Props = { incident: Incident; manages: boolean };

/** The tool as it is now, and what those who manage it can do about it. */
export const IncidentTool = ({ incident, manages }: Props) => {
  const { t } = useTranslation();
  const { tool } = incident;
  const now = useQuery(toolQuery(tool.id)).data;
  const isEnable = now?.isEnable ?? tool.isEnable;
  return (
    <section className={classes.card} aria-label={t('incidents.toolOf')} data-blocked={!isEnable || undefined}>
      <Picture
        url={smallPicture(tool.imgUrl)}
        alt=""
        className={classes.picture}
        placeholder={<IconTool size={48} stroke={1.4} />}
      />
      <div className={classes.words}>
        {tool.isRetired ? (
          <Chip tone="retired">{t('incidents.retired')}</Chip>
        ) : (
          <Chip tone={isEnable ? 'free' : 'incident'}>{t(isEnable ? 'incidents.usable' : 'incidents.blocked')}</Chip>
        )}
        <Link to="/dashboard/tool/$toolId" params={{ toolId: tool.id }} className={classes.name}>
          {tool.name}
        </Link>
        {tool.reference && <p className={classes.reference}>{tool.reference}</p>}
      </div>
      {manages && <IncidentActions incident={incident} isEnable={isEnable} />}
    </section>
  );
};
