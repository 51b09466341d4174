import type { Vehicle } from '@llave/contract/vehicles';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useEditing } from '../../lib/editing.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { saveVehicle } from './api.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import classes from './VehicleEditor.module.css';
import { VehicleFields } from './VehicleFields.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';
import { VehicleState } from './VehicleState.tsx';
import { formOf, valuesOf, vehicleBlame, vehicleFields, vehicleSchema } from './vehicle-form.ts';
import { vehicleWords } from './vehicle-words.ts';

export const VehicleEditor = ({ vehicle }: { vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState(false);
  const editing = useEditing({
    record: vehicle,
    fields: vehicleFields,
    valuesOf,
    schema: vehicleSchema,
    blame: vehicleBlame,
    save: (values, version) => saveVehicle(vehicle.id, formOf(values), version),
    onSaved: () => announce(t('forms.saved')),
  });
  const { form, base } = editing;
  return (
    <VehicleFrame
      title={base.numberPlate}
      lead={`${base.brand} ${base.model}`}
      action={
        <Button variant="default" leftSection={<IconTrash size={20} />} onClick={() => setDeleting(true)}>
          {t('vehicles.delete')}
        </Button>
      }
    >
      <div className={classes.state}>
        <VehicleState vehicle={vehicle} />
      </div>
      <EditForm editing={editing} words={vehicleWords(t)}>
        <VehicleFields form={form} />
      </EditForm>
      {deleting && <DeleteDialog vehicle={base} close={() => setDeleting(false)} />}
    </VehicleFrame>
  );
};
