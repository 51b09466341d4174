const places = ['Pared norte', 'Junto al elevador 2', 'Pasillo del almacén', 'Puesto de electricidad'];

/** Which locker a tool is in, by its reference. */
const homes: Record<string, string> = {
  '1': 'MED-003',
  '2': 'MED-004',
  '3': 'DIN-014',
  '4': 'DIN-015',
  '5': 'EXT-002',
  '6': 'MUL-006',
  '7': 'IMP-011',
  '8': 'DIN-021',
  '9': 'MED-005',
  '10': 'TAL-022',
  '11': 'TAL-021',
  '12': 'TOR-018',
  '14': 'BAT-005',
  '15': 'CAL-007',
  '17': 'ESP-001',
  '20': 'OBD-007',
};

/** Twenty for tools, from one to eight units high, and eight for keys at reception. */
export const demoLockers = [
  ...Array.from({ length: 20 }, (_, index) => ({
    identifier_value: String(index + 1),
    identifier: places[Math.floor(index / 5)] ?? '',
    locker_size: 1 + ((index * 3) % 8),
    use_type: 'Tool' as const,
    tool: homes[String(index + 1)],
  })),
  ...Array.from({ length: 16 }, (_, index) => ({
    identifier_value: `K${index + 1}`,
    identifier: 'Recepción',
    locker_size: 1,
    use_type: 'Renting' as const,
    tool: undefined,
  })),
];
