/** The demonstration's admin. The password is made where the server is prepared, once for each installation. */
export const demoAdmin = { email: 'admin@kaifong.example', firstName: 'Yan', lastName: 'Lau' }
