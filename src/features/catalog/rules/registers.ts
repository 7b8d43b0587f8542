/**
 * Public register of each kind of licence: its search page where that has a lasting address, otherwise the site of the
 * body that publishes it. Keys are those of `licence_kinds`.
 */
export const registerUrls: Record<string, string> = {
  'wsd-licensed-plumber': 'https://www.wsd.gov.hk/',
  'emsd-electrical': 'https://www.emsd.gov.hk/',
  'emsd-gas': 'https://www.emsd.gov.hk/',
  'bd-minor-works': 'https://www.bd.gov.hk/',
  'labour-ea': 'https://www.eaa.labour.gov.hk/',
  eaa: 'https://www.eaa.org.hk/',
  'td-driving-instructor': 'https://www.td.gov.hk/',
  'td-hire-car': 'https://www.td.gov.hk/',
  sgsia: 'https://www.sb.gov.hk/',
  'medical-register': 'https://www.mchk.org.hk/',
  'accredited-register': 'https://www.dh.gov.hk/',
  vsb: 'https://www.vsbhk.org.hk/',
  'afcd-boarding': 'https://www.afcd.gov.hk/',
  tia: 'https://www.tia.org.hk/',
  'fehd-food': 'https://www.fehd.gov.hk/',
  ia: 'https://iir.ia.org.hk/',
  sfc: 'https://apps.sfc.hk/publicregWeb/',
  'law-society': 'https://www.hklawsoc.org.hk/',
  cpa: 'https://www.hkicpa.org.hk/',
  'edb-school': 'https://www.edb.gov.hk/',
  massage: 'https://www.police.gov.hk/',
}
