import type { Tool } from '@llave/contract/tools';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { DataTable } from '../../../../ui/tables/DataTable.tsx';
import classes from '../rows.module.css';
import { CalibrationDialog } from './CalibrationDialog.tsx';
import { useCalibrationColumns } from './calibration-columns.tsx';

type Props = { tool: Tool; mayManage: boolean };

export const CalibrationsPanel = ({ tool, mayManage }: Props) => {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const columns = useCalibrationColumns();
  const rows = tool.calibrations.map((calibration) => ({ ...calibration, id: calibration.timestamp }));
  const add = mayManage && (
    <Button variant="light" leftSection={<IconPlus size={20} />} onClick={() => setAdding(true)}>
      {t('tool.calibrations.add')}
    </Button>
  );
  return (
    <Panel title={t('tool.calibrations.title')} action={add} bare>
      {rows.length > 0 ? (
        <DataTable label={t('tool.calibrations.title')} columns={columns} items={rows} />
      ) : (
        <p className={classes.empty}>{t('tool.calibrations.empty')}</p>
      )}
      <CalibrationDialog tool={tool} opened={adding} close={() => setAdding(false)} />
    </Panel>
  );
};
