insert into accounts (company_name, company_identifier, phone_number, email, street, city, state, post_code, privacy_policy, delegations)
values ('Taller Núñez', 'B12345674', '960 000 000', 'hola@nunez.test', 'Calle Mayor, 1', 'Valencia', 'Valencia', '46001', '# Política', '{"CM93 Norte",Sur}');
