/**
 * Columns of a list of people, and what exports call them: our own names first, then those of GitHub Classroom and Classroom 50,
 * Canvas, Moodle (English, German, French, Spanish, Chinese), Gradescope, and Dolos and Dodona. As `headerName` gives them. Where a
 * file has several columns of one kind, the first here is what is shown, and all of them are looked for.
 *
 * A column excuses people only where its name says so: `group` may be a lab of thirty, so it is a section and no team.
 */
export const PEOPLE_COLUMNS = {
  id: [
    'id',
    'roster_identifier',
    'identifier',
    'identificador',
    'identifiant',
    'student_id',
    'sid',
    'sis_user_id',
    'id_number',
    'id_nummer',
    'matrikelnummer',
    'numéro_d_identification',
    'número_de_id',
    '学号',
    '学号_工号',
    'github_id',
  ],
  name: [
    'name',
    'full_name',
    'student',
    'student_name',
    'vollständiger_name',
    'nom_complet',
    'nombre_completo',
    '姓名',
  ],
  firstName: ['first_name', 'given_name', 'vorname', 'prénom', 'nombre', '名'],
  lastName: [
    'last_name',
    'surname',
    'family_name',
    'nachname',
    'nom_de_famille',
    'nom',
    'apellido_s',
    'apellidos',
    '姓',
  ],
  email: [
    'email',
    'e_mail',
    'email_address',
    'e_mail_adresse',
    'adresse_de_courriel',
    'dirección_de_correo',
    '邮箱',
    '电子邮件',
    '电子邮件地址',
  ],
  login: ['login', 'github_username', 'username', 'github', 'sis_login_id', 'anmeldename', '用户名'],
  section: [
    'section',
    'sections',
    'label',
    'labels',
    'group',
    'groups',
    'gruppen',
    'groupes',
    'grupos',
    '班级',
    '教学班',
  ],
  team: ['team', 'team_name', 'group_name'],
  partners: ['partners', 'partner'],
  staff: ['staff'],
  role: ['role', 'roles', 'rollen', 'rôles'],
  attempts: ['attempts', 'former_attempts'],
  also: ['also', 'aliases'],
  file: [
    'file',
    'filename',
    'student_repository_url',
    'repository',
    'repository_url',
    'repo',
    'student_repository_name',
    'repository_name',
  ],
  time: [
    'time',
    'created_at',
    'submission_timestamp',
    'submitted_at',
    'last_modified_submission',
    'zuletzt_geändert_abgabe',
    'dernière_modification_travail_remis',
    'última_modificación_entrega',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PeopleColumn = keyof typeof PEOPLE_COLUMNS;

/** Roles of a roster that are not a student's, in lower case. */
const STAFF_ROLES: ReadonlySet<string> = new Set([
  'teacher',
  'non-editing teacher',
  'instructor',
  'ta',
  'tutor',
  'assistant',
  'teaching assistant',
  'admin',
  'manager',
  'staff',
  'owner',
  'grader',
]);

/** Whether a role, or one of several with `,` `;` or `/` between, is that of staff. */
export function isStaffRole(role: string): boolean {
  return role
    .toLowerCase()
    .split(/[,;/]/)
    .some((one) => STAFF_ROLES.has(one.trim()));
}
