export const quotas = {
  title: 'Use',
  lead: 'How much your company uses of what it has. If that is too little, write to us.',
  failed: 'We could not read the use',
  bytes: 'Photos, videos and documents',
  people: 'People',
  mails: 'Mails today',
  of: '{{used}} of {{most}}',
  gigabytes: '{{size}} GB',
};
