-- A listing that waits has a revision that waits; one that began to wait before has it from now on. An empty content
-- stands for what the listing holds.
insert into listing_revisions (listing_id, content, submitted_by, created_at)
  select l.id, '{}', l.owner_id, l.created_at from listings l
  where l.status = 'pending' and not exists (
    select from listing_revisions r where r.listing_id = l.id and r.status = 'pending');
