import {
  type FieldIncidentType,
  fieldIncidentCategories,
  fieldIncidentTypes,
  type Priority,
  priorities,
} from '@llave/contract/field-incidents';

export const states = ['open', 'closed'] as const;

/** Which reports are shown: those with these words, and of these kinds where a kind is chosen. */
export type Filter = {
  q: string;
  state: (typeof states)[number] | undefined;
  delegation: string | undefined;
  incidentType: FieldIncidentType | undefined;
  category: string | undefined;
  priority: Priority | undefined;
};

export const noFilter: Filter = {
  q: '',
  state: undefined,
  delegation: undefined,
  incidentType: undefined,
  category: undefined,
  priority: undefined,
};

/** What the address asks for; what it asks for in vain is left out. */
export const filterOf = (search: { [N in keyof Filter]?: string }): Filter => {
  const incidentType = fieldIncidentTypes.find((known) => known === search.incidentType);
  return {
    q: search.q ?? '',
    state: states.find((known) => known === search.state),
    delegation: search.delegation,
    incidentType,
    category: categoriesOf(incidentType).find((known) => known === search.category),
    priority: priorities.find((known) => known === search.priority),
  };
};

/** What reports of a type can be about; incidents know everything that purchases do. */
export const categoriesOf = (type: FieldIncidentType | undefined): readonly string[] =>
  fieldIncidentCategories[type ?? 'Incidencia'];

/** Another type is chosen: a category that it does not know goes. */
export const withType = (filter: Filter, incidentType: FieldIncidentType | undefined): Filter => ({
  ...filter,
  incidentType,
  category: categoriesOf(incidentType).find((known) => known === filter.category),
});

/** Whether something is left out besides what the words leave out. */
export const isNarrowed = ({ q: _, ...kinds }: Filter) => Object.values(kinds).some((kind) => kind !== undefined);
