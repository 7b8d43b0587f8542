create trigger touch_updated_at before update on whatsapp_messages for each row execute function touch_updated_at();
