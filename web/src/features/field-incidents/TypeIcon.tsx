import type { FieldIncidentType } from '@llave/contract/field-incidents';
import { IconAlertTriangle, IconShoppingCart } from '@tabler/icons-react';

export const TypeIcon = ({ type, size = 20 }: { type: FieldIncidentType; size?: number }) =>
  type === 'Compra' ? <IconShoppingCart size={size} stroke={1.8} /> : <IconAlertTriangle size={size} stroke={1.8} />;
