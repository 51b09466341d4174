select append_audit(
  timestamptz '2026-11-01 08:00', 'signUp', null, 'Ana Ferrer', null, '192.0.2.1', current_account()::text, 'Taller', '[]'
);
select append_audit(
  timestamptz '2026-11-02 08:00', 'changeAccount', null, 'Ana Ferrer', null, '192.0.2.1', current_account()::text, 'Taller',
  '[{"field": "phoneNumber", "before": "1", "after": "2"}]'
);
