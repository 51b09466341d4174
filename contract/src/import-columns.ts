export const importKinds = ['tools', 'people', 'lockers', 'vehicles'] as const;
export type ImportKind = (typeof importKinds)[number];

/** No workshop has more of anything, and no browser waits gladly for more. */
export const mostImportRows = 10_000;

export type ImportColumn = {
  field: string;
  /** The heading in the template of each language; besides these, others that mean the same. */
  es: string;
  en: string;
  others?: readonly string[];
  /** Whether something new cannot be without it. */
  needed?: boolean;
};

/** What can be imported of each kind, in the order of the template. */
export const importColumns = {
  tools: [
    {
      field: 'name',
      es: 'Nombre',
      en: 'Name',
      others: ['Herramienta', 'Tool', 'Tool name', 'Nombre de la herramienta', 'Artículo', 'Denominación', 'Item'],
      needed: true,
    },
    {
      field: 'reference',
      es: 'Referencia',
      en: 'Reference',
      others: [
        'Ref',
        'Código',
        'Code',
        'SKU',
        'Nº de referencia',
        'Número de referencia',
        'Nº de serie',
        'Serial number',
      ],
    },
    { field: 'category', es: 'Categoría', en: 'Category', others: ['Familia', 'Family', 'Tipo', 'Type', 'Grupo'] },
    {
      field: 'description',
      es: 'Descripción',
      en: 'Description',
      others: ['Detalle', 'Observaciones', 'Notas', 'Notes', 'Comentarios'],
    },
    {
      field: 'purchaseDate',
      es: 'Fecha de compra',
      en: 'Purchase date',
      others: ['Compra', 'Fecha compra', 'Comprada', 'Comprada el', 'Bought', 'Date of purchase', 'purchase_date'],
    },
    {
      field: 'purchasePrice',
      es: 'Precio de compra (€)',
      en: 'Purchase price (€)',
      others: ['Precio', 'Coste', 'Importe', 'PVP', 'Price', 'Cost', 'purchase_price'],
    },
  ],
  people: [
    { field: 'name', es: 'Nombre', en: 'Name', others: ['First name', 'Given name'], needed: true },
    {
      field: 'surname',
      es: 'Apellidos',
      en: 'Surname',
      others: ['Apellido', 'Primer apellido', 'Last name', 'Family name'],
      needed: true,
    },
    {
      field: 'userName',
      es: 'Usuario',
      en: 'User name',
      others: ['Nombre de usuario', 'User', 'Login', 'user_name'],
    },
    {
      field: 'email',
      es: 'Correo',
      en: 'Email',
      others: ['Correo electrónico', 'E-mail', 'Mail', 'Email address'],
    },
    { field: 'isAdmin', es: 'Administrador', en: 'Admin', others: ['Administradora', 'Administrator', 'is_admin'] },
    { field: 'toolsRoleId', es: 'Herramientas', en: 'Tools', others: ['Rol herramientas', 'tools_role'] },
    { field: 'rentingRoleId', es: 'Alquiler', en: 'Rental', others: ['Renting', 'Rol alquiler', 'renting_role'] },
    {
      field: 'managementRoleId',
      es: 'Gestión',
      en: 'Management',
      others: ['Equipo', 'Rol gestión', 'management_role'],
    },
    {
      field: 'checkingRoleId',
      es: 'Recepción',
      en: 'Check-in',
      others: ['Reception', 'Rol recepción', 'checking_role'],
    },
  ],
  lockers: [
    {
      field: 'identifierValue',
      es: 'Número',
      en: 'Number',
      others: ['Taquilla', 'Locker', 'Nº', 'Núm', 'Puerta', 'Door', 'Casillero', 'identifier_value'],
      needed: true,
    },
    {
      field: 'identifier',
      es: 'Descripción',
      en: 'Description',
      others: ['Nombre', 'Name', 'Ubicación', 'Sitio', 'Place', 'Location', 'Etiqueta', 'identifier'],
    },
    {
      field: 'lockerSize',
      es: 'Tamaño (1 a 20)',
      en: 'Size (1 to 20)',
      others: ['Ancho', 'Width', 'Tamaño de la taquilla', 'Locker size', 'locker_size'],
      needed: true,
    },
    { field: 'useType', es: 'Uso', en: 'Use', others: ['Para', 'Tipo', 'Type', 'use_type'], needed: true },
  ],
  vehicles: [
    {
      field: 'numberPlate',
      es: 'Matrícula',
      en: 'Number plate',
      others: ['Placa', 'Plate', 'Licence plate', 'License plate', 'Registration', 'number_plate'],
      needed: true,
    },
    { field: 'brand', es: 'Marca', en: 'Brand', others: ['Make', 'Fabricante'], needed: true },
    { field: 'model', es: 'Modelo', en: 'Model', needed: true },
    {
      field: 'currentKilometers',
      es: 'Kilómetros',
      en: 'Kilometres',
      others: ['Km', 'Kms', 'Kilómetros actuales', 'Kilometraje', 'Kilometers', 'Mileage', 'current_kilometers'],
      needed: true,
    },
  ],
} as const satisfies Record<ImportKind, readonly ImportColumn[]>;

/** A heading as it is compared: without case, accents, what stands in brackets, or signs. */
const plain = (heading: string) =>
  heading
    .replaceAll(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that each heading of a file stands for, or none; the first that means a field has it. */
export const matchColumns = (kind: ImportKind, headings: readonly string[]): (string | null)[] => {
  const columns: readonly ImportColumn[] = importColumns[kind];
  const taken = new Set<string>();
  return headings.map((heading) => {
    const words = plain(heading);
    const found = columns.find(({ field, es, en, others = [] }) =>
      [field, es, en, ...others].some((name) => plain(name) === words),
    );
    if (!words || !found || taken.has(found.field)) return null;
    taken.add(found.field);
    return found.field;
  });
};
