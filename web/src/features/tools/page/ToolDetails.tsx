import type { Tool } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { priceText } from '../../../lib/text/prices.ts';
import { dayText } from '../../../lib/time/days.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Fact } from '../../../ui/signs/Fact.tsx';
import classes from './ToolDetails.module.css';

/** What is known about a tool, for those who don't change it. */
export const ToolDetails = ({ tool }: { tool: Tool }) => {
  const { t, language } = useTranslation();
  const nothing = t('tool.nothing');
  return (
    <Panel title={t('tool.data')}>
      <dl className={classes.facts}>
        <Fact label={t('tool.description')}>{tool.description || t('tool.noDescription')}</Fact>
        <Fact label={t('tool.categoryId')}>{tool.category?.name || nothing}</Fact>
        <Fact label={t('tool.reference')}>{tool.reference || nothing}</Fact>
        <Fact label={t('tool.purchaseDate')}>{tool.purchaseDate ? dayText(tool.purchaseDate, language) : nothing}</Fact>
        <Fact label={t('tool.purchasePrice')}>
          {tool.purchasePrice === null ? nothing : priceText(tool.purchasePrice, language)}
        </Fact>
      </dl>
    </Panel>
  );
};
