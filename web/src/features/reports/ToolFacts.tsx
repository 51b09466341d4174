import type { OverviewRow } from '@llave/contract/reports';
import { useTranslation } from '../../i18n/translation.ts';
import { numericDay } from '../../lib/days.ts';
import { fullDay } from '../../lib/madrid.ts';
import { numberText } from '../../lib/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { Panel } from '../../ui/Panel.tsx';
import print from '../../ui/print.module.css';
import classes from './ToolFacts.module.css';
import { ToolStatusChip } from './ToolStatusChip.tsx';

type Props = { tool: OverviewRow; another: () => void };

/** Which tool it is and what its life adds up to. */
export const ToolFacts = ({ tool, another }: Props) => {
  const { t, language } = useTranslation();
  const none = t('reports.none');
  return (
    <Panel
      title={tool.name}
      lead={tool.reference}
      action={
        <span className={print.screen}>
          <Button variant="light" onClick={another}>
            {t('reports.life.another')}
          </Button>
        </span>
      }
    >
      <dl className={classes.facts}>
        <Fact label={t('reports.overview.status')}>
          <ToolStatusChip tool={tool} />
        </Fact>
        <Fact label={t('reports.overview.holder')}>{tool.holder || none}</Fact>
        <Fact label={t('reports.overview.totalUse')}>
          {t('reports.hours', { amount: numberText(tool.totalUse, language) })}
        </Fact>
        <Fact label={t('reports.overview.outHours')}>
          {tool.outHours === null ? none : t('reports.hours', { amount: numberText(tool.outHours, language) })}
        </Fact>
        <Fact label={t('reports.overview.pickups')}>{numberText(tool.pickups, language)}</Fact>
        <Fact label={t('reports.overview.incidents')}>{numberText(tool.incidents, language)}</Fact>
        <Fact label={t('reports.overview.lastPickup')}>{tool.lastPickup ? fullDay(tool.lastPickup) : none}</Fact>
        <Fact label={t('reports.overview.nextCalibration')}>
          {tool.nextCalibration ? numericDay(tool.nextCalibration) : none}
        </Fact>
      </dl>
    </Panel>
  );
};
