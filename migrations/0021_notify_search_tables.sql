-- Pages and results are cached until a table changes that they were read from: these were read without saying so.
do $$
declare
  t text;
begin
  foreach t in array array['search_counts', 'search_hours', 'search_words']
  loop
    execute format('create trigger notify_changed after insert or update or delete or truncate on %I
      for each statement execute function notify_changed()', t);
  end loop;
end $$;
