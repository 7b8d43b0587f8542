create or replace function listings_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform mark_stale(array(select id from new_rows where status = 'approved'));
  else
    perform mark_stale(array(
      select n.id from new_rows n join old_rows o on o.id = n.id
      where 'approved' in (n.status, o.status)
        and (n.status, n.owner_id, n.name_en, n.name_zh, n.summary_en, n.summary_zh, n.languages_spoken,
          n.description_en, n.description_zh, n.licences, n.prices, n.takes_urgent_jobs, n.accepted_payments,
          n.whatsapp_number, n.opening_hours, n.rating_1, n.rating_2, n.rating_3, n.rating_4, n.rating_5)
        is distinct from (o.status, o.owner_id, o.name_en, o.name_zh, o.summary_en, o.summary_zh, o.languages_spoken,
          o.description_en, o.description_zh, o.licences, o.prices, o.takes_urgent_jobs, o.accepted_payments,
          o.whatsapp_number, o.opening_hours, o.rating_1, o.rating_2, o.rating_3, o.rating_4, o.rating_5)));
  end if;
  return null;
end $$;
